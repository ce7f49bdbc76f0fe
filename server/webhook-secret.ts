export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/**
 * The secrets of a variable, apart from each other by spaces or commas. More than one is for a change of the secret:
 * each delivery is signed with all of them, so the receiver may go over to the new one whenever it likes.
 */
export function readWebhookSecrets(value: string): string[] {
  return value.split(/[\s,]+/).filter((secret) => secret !== '');
}

/**
 * Whether a text is a symmetric secret of the Standard Webhooks specification: the prefix, then padded base64 of at
 * least one byte. Checked at start because the signing library throws only at the first letter.
 */
export function isWebhookSecret(value: string): boolean {
  if (!value.startsWith(WEBHOOK_SECRET_PREFIX)) return false;
  const encoded = value.slice(WEBHOOK_SECRET_PREFIX.length);
  return encoded !== '' && Buffer.from(encoded, 'base64').toString('base64') === encoded;
}
