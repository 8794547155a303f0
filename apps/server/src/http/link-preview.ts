/** What messengers show of a link: a title, a line and a picture. */
interface Preview {
  readonly title: string;
  readonly line: string;
  readonly image: string; // with its whole address
}

const WIDTH = 1200; // of the pictures, in pixels
const HEIGHT = 630;

/** In the languages the client speaks. Programs that look at links rarely name another. */
const LINES = {
  en: { hall: 'Troll tales for an evening with friends.', table: 'Join the table.' },
  de: { hall: 'Trollgeschichten für einen Abend mit Freunden.', table: 'Komm an den Tisch.' },
  fr: { hall: 'Des histoires de trolls pour une soirée entre amis.', table: 'Rejoignez la table.' },
} as const;
type Language = keyof typeof LINES;

const isLanguage = (text: string): text is Language => Object.hasOwn(LINES, text);

/** The first language asked for that we speak. */
function languageOf(accepted: string | undefined): Language {
  const asked = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

/** The Hall's preview, or that of a table of this game. Nothing else of a table is in it. */
export function previewOf(game: string | null, image: string, accepted: string | undefined): Preview {
  const lines = LINES[languageOf(accepted)];
  return game === null
    ? { title: 'Trollmoot', line: lines.hall, image }
    : { title: `${game} · Trollmoot`, line: lines.table, image };
}

/** As Open Graph, which nearly everyone reads, and for the few who want their own names. */
export function previewTags({ title, line, image }: Preview): string {
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Trollmoot'],
    ['og:title', title],
    ['og:description', line],
    ['og:image', image],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', title],
  ] as const;
  const own = properties.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
  return [...own, '<meta name="twitter:card" content="summary_large_image">'].join('');
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
