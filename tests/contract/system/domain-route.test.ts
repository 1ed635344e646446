import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

describe(operationTitle('getDomainRoute'), () => {
  it.each([
    ['baize', [38, 61]],
    ['lotus', [27, 84]],
    ['harbor', [45, 52]],
  ] as const)('when the brand is %s › its two other addresses, the fastest first', async (merchant, speeds) => {
    const { client } = await mock.newWorld();
    expect(await client.value('getDomainRoute', { merchant })).toEqual(
      speeds.map((speed, index) => ({ domainName: `${merchant}-${index + 1}.example`, speed })),
    );
  });

  it('when the second has become faster › it comes first', async () => {
    const world = await mock.newWorld();
    await world.change(`UPDATE Brand SET contacts = replace(contacts, '"speed":38', '"speed":380')`);
    expect(await world.client.value('getDomainRoute')).toEqual([
      { domainName: 'baize-2.example', speed: 61 },
      { domainName: 'baize-1.example', speed: 380 },
    ]);
  });

  it('when the settings are asked for › they name the same addresses', async () => {
    const { client } = await mock.newWorld();
    const { domainRoute } = await client.value('getWhitelabel');
    expect(await client.value('getDomainRoute')).toEqual(domainRoute);
  });

  it('when the brand is in maintenance and the address restricted › it still answers: it is needed most then', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, restrictedAddresses: ['203.0.113.7'] });
    expect(await world.client.value('getDomainRoute', { ip: '203.0.113.7' })).toHaveLength(2);
  });
});
