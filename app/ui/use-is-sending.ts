import { useFetchers } from '@remix-run/react';

/**
 * Whether a form was sent and the page that it leads to is not there yet. Reading the page again meanwhile would break that off, and lose the message that
 * it shows once.
 */
export const useIsSending = (): boolean => useFetchers().some(({ formMethod }) => formMethod);
