/** An error that the user can put right: printed as one sentence, with exit code 2. */
export class Failure extends Error {}
