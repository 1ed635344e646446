/** `npm run build`: builds what `npm start` runs, where inputs changed. `-- site` or `-- mock`: that part alone. */
import { fail } from './lib/console.mjs';
import { build, buildMock, buildSiteAlone, install, seedRich } from './lib/prepare.mjs';
import { requireMachine } from './lib/settings.mjs';

const PARTS = {
  site: buildSiteAlone,
  async mock() {
    await buildMock();
    await seedRich();
  },
};

requireMachine();
const [part, ...others] = process.argv.slice(2);
if (part !== undefined && (others.length > 0 || !Object.hasOwn(PARTS, part)))
  fail(`There is no part "${[part, ...others].join(' ')}": build site, mock, or both without a name.`);
await install();
await (part === undefined ? build() : PARTS[part]());
