import { createHash } from 'node:crypto';

/** How everything that lets someone in is stored: reading the database does not let you in. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
