import { generateKeyPairSync, sign } from 'node:crypto';
import { DAY } from '../../server/clock.ts';

/** Writes a DER element: tag, length in the fewest bytes, content (X.690). */
function part(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

function lengthOf(size: number): number[] {
  if (size < 128) return [size];
  return size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
}

const [INTEGER, BITS, OBJECT_ID, TEXT, TIME, SEQUENCE, SET] = [
  0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31,
] as const;
const ecdsaWithSha256 = part(SEQUENCE, part(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = part(OBJECT_ID, Buffer.from('550403', 'hex'));

const time = (moment: number) =>
  part(TIME, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/**
 * Makes a self-signed certificate for `host`, valid for a day around now, with the minimum of RFC 5280, 4.1. Node makes only
 * keys, and openssl may be absent.
 */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = part(SEQUENCE, part(SET, part(SEQUENCE, commonName, part(TEXT, Buffer.from(host)))));
  const validity = part(SEQUENCE, time(Date.now() - DAY), time(Date.now() + DAY));
  const toBeSigned = part(
    SEQUENCE,
    part(INTEGER, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = part(BITS, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const der = part(SEQUENCE, toBeSigned, ecdsaWithSha256, signature);
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
