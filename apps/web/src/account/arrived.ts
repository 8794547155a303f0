/** The token of a link that was opened, from a QR code or a mail. It is in the hash, which no server sees. */
export function arrivedBy(hash: string): { kind: 'link' | 'mail'; token: string } | null {
  const asked = new URLSearchParams(hash.split('?')[1] ?? '');
  for (const kind of ['link', 'mail'] as const) {
    const token = asked.get(kind);
    if (token !== null) return { kind, token };
  }
  return null;
}
