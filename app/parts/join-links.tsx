import { ButtonLink } from '~/ui/button.tsx';

interface JoinLinksProps {
  /** Null for a way that is not offered. */
  join: { signUp: string | null; logIn: string | null };
  signUp: string;
  logIn: string;
}

/** For visitors: one button above the other, the first one filled. */
export function JoinLinks({ join, signUp, logIn }: JoinLinksProps) {
  return (
    <>
      {join.signUp && (
        <ButtonLink to={join.signUp} size="large" className="w-full">
          {signUp}
        </ButtonLink>
      )}
      {join.logIn && (
        <ButtonLink to={join.logIn} size="large" look={join.signUp ? 'outline' : 'primary'} className="w-full">
          {logIn}
        </ButtonLink>
      )}
    </>
  );
}
