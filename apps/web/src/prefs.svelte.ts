import { LANGUAGES, type Language } from '@trollmoot/boardkit/languages.ts';

/** The reader's settings on this device. */
interface Prefs {
  name: string;
  language: Language;
  theme: 'light' | 'dark' | 'auto';
  size: 'small' | 'normal' | 'large' | 'huge';
  motion: 'full' | 'off' | 'auto';
  tempo: 'calm' | 'brisk' | 'quick'; // how long bots pause between two actions
  volume: number; // 0 is mute
  replaySpeed: number; // 1 is normal
  warnings: boolean; // ask before something is lost for good
}

const KEY = 'trollmoot-prefs';
const SIZES = { small: 0.9375, normal: 1, large: 1.125, huge: 1.3125 } as const;

const browserLanguage = (): Language =>
  LANGUAGES.find((language) => navigator.language.toLowerCase().startsWith(language)) ?? 'en';

const DEFAULTS: Omit<Prefs, 'language'> = {
  name: '',
  theme: 'auto',
  size: 'normal',
  motion: 'auto',
  tempo: 'brisk',
  volume: 0.6,
  replaySpeed: 1,
  warnings: true,
};

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {}; // private windows may refuse storage; then use the defaults
  }
}

export const prefs: Prefs = $state({ language: browserLanguage(), ...DEFAULTS, ...kept() });

const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(wantsDark.matches);
let systemStill = $state(wantsStill.matches);
wantsDark.addEventListener('change', () => (systemDark = wantsDark.matches));
wantsStill.addEventListener('change', () => (systemStill = wantsStill.matches));

/** Milliseconds between two bot actions, so that the reader can follow. */
export const breath = (): number => ({ calm: 900, brisk: 350, quick: 0 })[prefs.tempo];

/** How much longer the others' motion takes. */
export const slowness = (): number => ({ calm: 1.8, brisk: 1, quick: 0.6 })[prefs.tempo];

const theme = (): 'light' | 'dark' => (prefs.theme === 'auto' ? (systemDark ? 'dark' : 'light') : prefs.theme);
export const motion = (): boolean => (prefs.motion === 'auto' ? !systemStill : prefs.motion === 'full');

/** Applies the settings to the page and stores them. Called once, by the app. */
export function followPrefs(): void {
  $effect(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = theme();
    dataset.motion = motion() ? 'full' : 'off';
    style.setProperty('--size', String(SIZES[prefs.size]));
    document.documentElement.lang = prefs.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // the settings last until the page closes
    }
  });
}
