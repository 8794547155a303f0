import { account } from './requests.ts';
import { accountWords } from './words/index.ts';

/** What signing out means for this player. */
export async function signOutNote(): Promise<string> {
  const { you } = await account();
  const hasWay = you !== null && you.passkeys.length + you.words.length + you.mail.length > 0;
  return hasWay ? accountWords().signOutAccount : accountWords().signOutGuest;
}
