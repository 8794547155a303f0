/** Another node has this table. Null: nobody can be found who has it now; ask again in a moment. */
export class Elsewhere extends Error {
  readonly node: string | null;

  constructor(node: string | null) {
    super('another server has this table');
    this.node = node;
  }
}
