import { useFetchers } from '@remix-run/react';

/**
 * Returns true until the page of a form's redirect has loaded. A revalidation meanwhile would abort it and lose its
 * toast.
 */
export const useIsSending = (): boolean => useFetchers().some(({ formMethod }) => formMethod);
