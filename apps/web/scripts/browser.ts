import { chromium, type LaunchOptions } from '@playwright/test';

/** The Chromium that comes from npm on Linux; elsewhere an installed Chrome. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: packed.args };
}

export const launched = async () => chromium.launch(await browserOptions());
