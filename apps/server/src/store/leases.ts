/** Who has a table: this node, under this epoch; or another. */
export type Claimed = { readonly epoch: number } | { readonly node: string };

export interface Owner {
  readonly table: string;
  readonly node: string;
}

/**
 * Which node has which table. A node's leases last until a moment by the store's own clock, so no other clock matters. The
 * epoch of a table grows whenever it changes hands, and writes under an older one are refused.
 */
export interface Leases {
  /** For another while. False: they had run out, so some may be gone. Rejects if the store cannot be reached. */
  renew(): Promise<boolean>;
  /** The epochs of these tables that this node still holds. */
  held(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Take the table if no living node has it, and this one can play it. Null: there is no such table, or nobody can play it. */
  claim(table: string): Promise<Claimed | null>;
  /** Which of these tables other living nodes have. */
  owners(tables: readonly string[]): Promise<readonly Owner[]>;
  release(tables: ReadonlyMap<string, number>): Promise<void>;
  leave(): Promise<void>;
}
