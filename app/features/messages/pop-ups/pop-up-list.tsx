import { useEffect } from 'react';
import { PanelBody } from '~/ui/panel-body.tsx';
import type { PopUpPanelView } from './panel.server.ts';
import { PopUps } from './pop-ups.tsx';
import { rememberDismissed } from './use-pop-ups.ts';

export default function PopUpList({ view: { popUps } }: { view: PopUpPanelView }) {
  useEffect(() => () => rememberDismissed(popUps.map(({ id }) => id)), [popUps]);
  return (
    <PanelBody>
      <PopUps popUps={popUps} />
    </PanelBody>
  );
}
