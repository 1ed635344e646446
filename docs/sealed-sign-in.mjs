// node docs/sealed-sign-in.mjs http://localhost:4000: signs in by both schemes of `Sealed` (openapi/generated/gaming.json)
import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';

const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2Jxy+ib+7FOHdmqVcMd5xlsPf+45bPQXDdcj2OYoDStesmS0mg3Bm9gmf52YEYmmJvWCmk2XKGONmNINuX7Z3FYWZhgV8ZmoWA88hvErKmKNT516dnRMzAYRvZdFb7CmLOquEtA66gWbXtQ5H701WC8E4tsXjia2e2GnFyA/7RqMBDv/f9Qdyp2HPsibPqC7FoRPVwmuPhY0qf5rdNqSd6T4cGNVIYkfxhmFGRhxsi+OLN94e6loUBj0tF0UUsO8C93b9fdODyMKTbW7o1qFa3QUZkk2BZEv66kXOX1qBQqiEqvI3SpypYBm0w+mJKNRgquzMFEVXeuXH3TwO471xwIDAQAB';
const key = createPublicKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'spki' });
const origin = process.argv[2] ?? 'http://localhost:4000';

async function post(path, headers, body) {
  const all = { 'Content-Type': 'application/json', ...headers };
  return (await fetch(origin + path, { method: 'POST', headers: all, body: JSON.stringify(body) })).json();
}

function sealByRsa(text) {
  const letters = randomBytes(8).toString('hex');
  const des = createCipheriv('des-ede3-ecb', letters.slice(0, 8).repeat(3), null);
  const value = des.update(text, 'utf8', 'base64') + des.final('base64');
  const reversed = Buffer.from([...letters].reverse().join(''));
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, reversed).toString('base64');
  return { headers: { Encryption: 'RSA', 'X-RSA': wrapped, 'X-Digest': value }, value };
}

function sealByJwe(text) {
  const head = Buffer.from('{"alg":"RSA-OAEP-256","enc":"A256GCM"}');
  const [contentKey, iv] = [randomBytes(32), randomBytes(12)];
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, contentKey);
  const gcm = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(head.toString('base64url')));
  const parts = [head, wrapped, iv, Buffer.concat([gcm.update(text, 'utf8'), gcm.final()]), gcm.getAuthTag()];
  return { headers: { Encryption: 'JWE' }, value: parts.map((part) => part.toString('base64url')).join('.') };
}

for (const seal of [sealByRsa, sealByJwe]) {
  const proof = await post('/__mock/worlds/default/brands/baize/proofs', {}, { scene: 'login' });
  const plain = JSON.stringify({ type: 'username', username: 'lucky', password: 'play1234', ...proof });
  const { headers, value } = seal(plain);
  const answer = await post('/wps/session/login', { Merchant: 'baize', ...headers }, { value });
  process.stdout.write(`${headers.Encryption} ${answer.errorCode ?? answer.value.username}\n`);
}
