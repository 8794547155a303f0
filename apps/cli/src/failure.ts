/** Something the person at the keyboard can put right: one sentence, exit code 2. */
export class Failure extends Error {}
