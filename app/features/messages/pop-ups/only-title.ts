import type { PopUpView } from '~/features/system/system.types.ts';

/** The dialog has the title of a pop-up that is alone. */
export const onlyTitle = (popUps: PopUpView[] = []): string | undefined =>
  popUps.length === 1 ? popUps[0]?.title : undefined;
