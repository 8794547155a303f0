import type { AlertKind, AlertPrefs } from '@trollmoot/protocol';
import { textsIn } from './texts/index.ts';

/** Something to tell, as far as a message may know it: no position, no news, nothing that a hand holds. */
export interface Matter {
  readonly kind: AlertKind;
  readonly table: string; // id
  readonly path: string; // of the table's page
  readonly key: string | null; // of a private table, for someone who is invited to it
  readonly game: string; // its title
  readonly by: string | null; // names
  readonly people: readonly string[];
  readonly until: number | null;
  readonly since: number | null; // the first beat of the question, for a turn
}

/** A message for any place. */
export interface Message {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly path: string | null; readonly key: string | null }[];
  readonly tag: string; // a later message of the same tag takes the place of this one
}

/** One message about everything there is to tell at a place. */
export function messageOf(matters: readonly Matter[], { language, zone }: AlertPrefs): Message {
  const t = textsIn(language);
  const locale = language === 'en' ? 'en-GB' : language;
  const list = new Intl.ListFormat(locale);
  const clock = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const told = matters.map((matter) => {
    const facts = { ...matter, until: matter.until === null ? null : clock.format(matter.until) };
    const others = matter.people.filter((name) => name !== matter.by);
    const among = others.length === 0 ? '' : ` ${t.withPeople(list.format(others))}`;
    const text = t.one[matter.kind];
    return { ...matter, title: text.title(facts), text: `${text.line(facts)}${among}` };
  });
  const [first] = told;
  if (first !== undefined && told.length === 1)
    return {
      title: first.title,
      lines: [{ text: first.text, path: first.path, key: first.key }],
      tag: `${first.kind} ${first.table}`,
    };
  return {
    title: t.many(new Set(told.map(({ table }) => table)).size),
    lines: told.map(({ title, text, path, key }) => ({ text: `${title}. ${text}`, path, key })),
    tag: 'many',
  };
}

export function trialMessage({ language }: AlertPrefs): Message {
  const { title, line } = textsIn(language).trial;
  return { title, lines: [{ text: line, path: '/', key: null }], tag: 'trial' };
}
