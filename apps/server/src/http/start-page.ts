import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { linkBase } from '../account/site.ts';
import { lanBases } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../tables.ts';
import { escaped, previewOf, previewTags } from './link-preview.ts';
import { keyIn } from './table-finder.ts';

const PICTURES = 'previews'; // the build puts one of each game there

/** The client's start page, with what a link to it shows elsewhere and what links of this server begin with. */
export class StartPage {
  readonly #tables: Tables;
  readonly #config: Config;
  readonly #pages: URL;

  constructor(tables: Tables, config: Config, pages: URL) {
    this.#tables = tables;
    this.#config = config;
    this.#pages = pages;
  }

  /** Null: the page as it was built will do. */
  async of(request: FastifyRequest): Promise<string | null> {
    const table = /^\/t\/([\w-]{1,32})\/?(?:\?|$)/.exec(request.url)?.[1] ?? null;
    const base = this.#linkBase(request.socket.localPort ?? this.#config.PORT);
    if (table === null && base === null) return null;
    const game = table === null ? null : await this.#gameAt(table, keyIn(request));
    const image = `${base ?? this.#asked(request)}/${this.#pictureOf(game?.name ?? null)}`;
    const tags = previewTags(previewOf(game?.title ?? null, image, request.headers['accept-language']));
    const told = base === null ? '' : `<meta name="link-base" content="${escaped(base)}">`;
    const page = await readFile(new URL('index.html', this.#pages), 'utf8');
    return page.replace('</head>', () => `${told}${tags}</head>`);
  }

  /** A reader of the link may learn what is played. Without the key of a private table it is as if there were no table. */
  async #gameAt(id: string, key: string | null): Promise<{ readonly name: string; readonly title: string } | null> {
    const card = await this.#tables.cardFor(id, '', key);
    return this.#tables.house.games.find(({ name }) => name === card?.game) ?? null;
  }

  #pictureOf(game: string | null): string {
    const own = `${PICTURES}/${game}.jpg`;
    return game !== null && existsSync(new URL(own, this.#pages)) ? own : `${PICTURES}/hall.jpg`;
  }

  #linkBase(port: number): string | null {
    return linkBase(this.#config) ?? lanBases(this.#config, port)[0] ?? null;
  }

  /** Only the one who asks is told so: nobody else gets this page. */
  #asked({ headers }: FastifyRequest): string {
    return `${this.#config.TLS ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
  }
}
