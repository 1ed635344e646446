import { useState } from 'react';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { useWorld } from '../state/address.ts';
import { Act, Copy } from './controls.tsx';

interface SignInProps {
  brand: string;
  account: string;
}

/** Opens a session and shows its token. Ends the member's others at a brand that allows one. */
export function SignIn({ brand, account }: SignInProps) {
  const world = useWorld();
  const [session, setSession] = useState<Value<'createSession'> | null>(null);
  return (
    <>
      <Act
        id="createSession"
        input={{ path: { world, brand }, body: { account } }}
        label={`Sign in as ${account}`}
        onDone={setSession}
      >
        Sign in
      </Act>
      {session && (
        <span className="curl">
          <code>{session.token}</code>
          <Copy text={session.token} label={`Copy the token of ${account}`} />
        </span>
      )}
    </>
  );
}
