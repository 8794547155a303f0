// How a tab shows that someone waits for its reader, even from behind: a number before its title, a mark on its icon, and
// the badge of the installed app.

const PREFIX = /^\(\d+\) /;
const MARK = '<circle cx="398" cy="114" r="100" fill="#c8102e" stroke="#fff6e0" stroke-width="24"/>';

let waiting: number | null = null; // before the first answer
let icon: { readonly plain: string; readonly marked: string } | null = null;

const marked = (title: string): string => ((waiting ?? 0) === 0 ? '' : `(${waiting}) `) + title.replace(PREFIX, '');

function markTitle(): void {
  const title = marked(document.title);
  if (document.title !== title) document.title = title;
}

/** Pages set their titles whenever they like. */
const watched = new MutationObserver(markTitle);

async function markIcon(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link === null || (icon === null && waiting === 0)) return;
  if (icon === null) {
    const plain = link.href;
    const picture = await (await fetch(plain)).text();
    icon ??= { plain, marked: `data:image/svg+xml,${encodeURIComponent(picture.replace('</svg>', `${MARK}</svg>`))}` };
  }
  link.href = waiting === 0 ? icon.plain : icon.marked;
}

/** This many tables wait for the reader. */
export function markWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  const title = document.querySelector('title');
  if (title !== null) watched.observe(title, { childList: true });
  markTitle();
  markIcon().catch(() => {}); // the title says it too
  const badge = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  badge?.catch(() => {}); // not installed, or not allowed
}

/** Takes back notifications of turns that are over. */
export async function takeBack(turns: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const [kind, table = ''] = shown.tag.split(' ');
    if ((kind === 'turn' || kind === 'time') && !turns.includes(table)) shown.close();
  }
}
