/** Larger pictures are refused by the gateway. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
