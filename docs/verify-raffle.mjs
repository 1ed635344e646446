// node docs/verify-raffle.mjs < proofs.json: recomputes spins of a raffle without code of the project. The file has an answer of
// getRaffleProof, or a list of them. Each server seed is shown after the pair of seeds was replaced (changeRaffleSeeds). Ends with 1
// if a spin differs from what was paid, and with 2 if no server seed is shown.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Numbers of 48 bits: five of each HMAC-SHA-256 of `clientSeed:nonce:counter` under the server seed. */
function* numbers(serverSeed, clientSeed, nonce) {
  for (let counter = 0; ; counter += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest();
    for (let at = 0; at < 30; at += 6) yield block.readUIntBE(at, 6);
  }
}

/** A number in the last, incomplete multiple of the bound is left out. */
function draw(bound, { serverSeed, clientSeed, nonce }) {
  for (const number of numbers(serverSeed, clientSeed, nonce))
    if (number < 2 ** 48 - (2 ** 48 % bound)) return number % bound;
}

const sumOf = (prizes) => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** Returns what is wrong with a spin; an empty list for a right one. */
function findFaults({ spin, prizes, proof }) {
  const left = prizes.filter(({ stock }) => stock !== 0);
  const drawn = draw(sumOf(left), proof);
  const prize = left.find((_, index) => sumOf(left.slice(0, index + 1)) > drawn);
  const hash = createHash('sha256').update(proof.serverSeed).digest('hex');
  return [
    ...(hash === proof.serverSeedHash ? [] : ['the server seed does not match its hash']),
    ...(drawn === proof.draws[0]?.value ? [] : [`the number is ${drawn}`]),
    ...(prize?.prizeId === spin.prize.prizeId ? [] : [`the prize is ${prize?.prizeId}`]),
  ];
}

const answers = [JSON.parse(readFileSync(0, 'utf8'))].flat().map((answer) => answer.value ?? answer);
const shown = answers.filter(({ proof }) => proof.serverSeed !== null);
let wrong = 0;
for (const answer of shown) {
  const faults = findFaults(answer);
  if (faults.length > 0) wrong += 1;
  process.stdout.write(`${answer.spin.orderNo}: ${faults.length === 0 ? 'right' : faults.join(', ')}\n`);
}
process.stdout.write(`${shown.length - wrong} right, ${wrong} wrong, ${answers.length - shown.length} not shown yet\n`);
process.exitCode = wrong > 0 ? 1 : shown.length === 0 ? 2 : 0;
