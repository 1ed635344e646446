/** Sent by the site itself, without ids, so that `Last-Event-ID` stays that of the last event. */
export type HubSignal = 'online' | 'offline' | 'reload';
