import { chromium, type LaunchOptions } from '@playwright/test';

/** Paint on the processor: an emulated graphics card is many times slower. One process a tab, as in a real browser. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--mute-audio',
];

/** The Chromium that comes from npm on Linux; elsewhere an installed Chrome. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: ARGUMENTS };
}

export const launched = async () => chromium.launch(await browserOptions());
