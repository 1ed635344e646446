import { PanelBody } from '~/ui/panel-body.tsx';
import { TransferForm } from '../transfer-form.tsx';
import type { TransferPanelView } from './panel.server.ts';

export default function TransferDialog({ view }: { view: TransferPanelView }) {
  return (
    <PanelBody>
      <TransferForm id="transfer-dialog" view={view} />
    </PanelBody>
  );
}
