import type { DeviceKind } from '@trollmoot/protocol';

// In this order: Edge and Opera also say Chrome, and everything says Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (agent: string, names: readonly [RegExp, string][]): string =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** Browser and system, `Firefox/Linux`: enough to recognise a device, and nothing else of what the browser says. */
export function deviceLabel(agent: string | undefined): string {
  const start = (agent ?? '').slice(0, 500);
  return `${named(start, BROWSERS)}/${named(start, SYSTEMS)}`;
}

export function deviceKind(label: string): DeviceKind {
  const [browser = '', system = ''] = label.split('/');
  return { browser, system };
}
