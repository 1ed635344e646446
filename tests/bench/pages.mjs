/** Pages of the gaming API that `bench:mock` loads, and worlds. */
import { control, median } from './lib.mjs';

export const VISITOR = { Merchant: 'baize', Language: 'EN' };
/** Only this mock and Prism run the later ones. */
export const PAGES = [
  {
    name: 'game list',
    address:
      '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&gameType=RNG&pageNo=1&pageSize=15&language=EN',
  },
  { name: 'description', address: '/wps/system/whitelabel' },
  { name: 'balance', address: '/wps/v2/wallets/balance', isMembers: true },
  { name: 'notices', address: '/wps/relay/MCSFE_getNotices' },
  { name: 'vendors', address: '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop' },
  { name: 'transactions', address: '/wps/relay/ODSFE2_MemTransDet', isMembers: true },
  { name: 'bets', address: '/wps/relay/ODSFE2_MemBetDet', isMembers: true },
  { name: 'ranking', address: '/wps/relay/GCSGAME_getRankList' },
];

/** Headers of lucky, who has a history. */
export async function memberHeaders(origin, account = 'lucky', world = 'default') {
  const { token } = await control(origin, 'POST', `/${world}/brands/baize/sessions`, { account });
  return { ...VISITOR, Authorization: token, 'X-Mock-World': world };
}

/** Milliseconds of a new world with its first answer, and of a reset. */
export async function measureWorlds(origin, count, memory = () => 0) {
  const [creations, resets] = [[], []];
  const before = memory();
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await control(origin, 'POST', '', { name: `bench-${index}` });
    const headers = { ...VISITOR, 'X-Mock-World': `bench-${index}` };
    await (await fetch(`${origin}${PAGES[0].address}`, { headers })).arrayBuffer();
    creations.push(performance.now() - startedAt);
  }
  const memoryPerWorldMb = (memory() - before) / count;
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await control(origin, 'POST', `/bench-${index}/reset`);
    resets.push(performance.now() - startedAt);
  }
  for (let index = 0; index < count; index += 1) await control(origin, 'DELETE', `/bench-${index}`);
  const rounded = (value) => Number(value.toFixed(1));
  return {
    creationMs: rounded(median(creations)),
    resetMs: rounded(median(resets)),
    memoryPerWorldMb: rounded(memoryPerWorldMb),
  };
}
