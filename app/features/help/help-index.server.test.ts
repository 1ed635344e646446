import { expect, it } from 'vitest';
import { plainText } from './help-index.server.ts';

it('separates words where a line ends, and not where a link does', () => {
  const html = '<p>Open <a href="/deposit">Deposit</a>.<br>Then</p><ol><li><b>Pay</b>: at once</li><li>wait</li></ol>';
  expect(plainText(html).split(/\s+/).filter(Boolean).join(' ')).toBe('Open Deposit. Then Pay: at once wait');
});
