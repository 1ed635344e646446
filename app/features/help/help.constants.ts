export const VOTES = ['yes', 'no'] as const;
export const HELP_QUERY_LENGTH = 100;
export const FEEDBACK_LENGTH = { least: 10, most: 1000 };
