/** `isAgent` (specification, section 6): 0 member; 1, 2, 41, 42 agents; 4 trial. */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
const TRIAL_TYPE = 4;

export const isAgentType = (type: number): boolean => AGENT_TYPES.includes(type);
export const isTrialType = (type: number): boolean => type === TRIAL_TYPE;
