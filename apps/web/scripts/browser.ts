import { chromium, type LaunchOptions } from '@playwright/test';

/** Paint on the CPU: an emulated GPU is many times slower. One process per tab, as in a real browser. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--mute-audio',
];

/** The Chromium from npm on Linux, an installed Chrome elsewhere. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: ARGUMENTS };
}

export const launched = async () => chromium.launch(await browserOptions());
