import { useState } from 'react';
import type { Body } from '../../../../../openapi/generated/control-operations.ts';
import { useBrand, useWorld } from '../../state/address.ts';
import { act, curlOf, useRead } from '../../state/call.ts';
import { Act, Choice, Form, TextField } from '../../ui/controls.tsx';
import { OpenPage } from '../../ui/open-site.tsx';

type Room = Body<'sendAsSupport'>['room'];

export function WriteAsSupport() {
  const path = { world: useWorld(), brand: useBrand() };
  const { languages = [] } = useRead('getBrand', { path }).data ?? {};
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const room = chosen || languages[0] || 'EN';
  const input = { path, body: { room: room as Room, text: text || '…' } };
  return (
    <>
      <div className="head">
        <h3>Write as support</h3>
        <OpenPage {...path} isForMembers to={`/noticePage?modal=chat&method=${room}`}>
          {`See room ${room}`}
        </OpenPage>
      </div>
      <Form
        label="Write as support"
        submit="Send"
        onSubmit={() => act('sendAsSupport', input)}
        onDone={() => setText('')}
        curl={curlOf('sendAsSupport', input)}
      >
        <Choice label="Chat room" value={room} options={languages} onChange={setChosen} />
        <TextField label="Text" value={text} onChange={setText} isRequired />
      </Form>
    </>
  );
}

export function Mute({ account }: { account: string }) {
  const path = { world: useWorld(), brand: useBrand() };
  return (
    <Act id="setChatStanding" input={{ path, body: { account, state: 'MUTED', hours: 24 } }} label={`Mute ${account}`}>
      mute for a day
    </Act>
  );
}
