import type { PopUpView } from '~/features/system/system.types.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import { onlyTitle } from './only-title.ts';

export function PopUps({ popUps }: { popUps: PopUpView[] }) {
  const centre = useCentreLink();
  return popUps.map((popUp) => (
    <section key={popUp.id} className="space-y-3">
      {onlyTitle(popUps) === undefined && <h3 className="text-base font-semibold">{popUp.title}</h3>}
      <div
        className="prose text-base"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
        dangerouslySetInnerHTML={{ __html: popUp.html }}
      />
      <ButtonLink {...centre(popUp.link)} size="large" className="w-full">
        {popUp.linkText}
      </ButtonLink>
    </section>
  ));
}
