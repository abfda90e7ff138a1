/** Event on the window: a lead was not acknowledged and waits in the outbox. */
export const LEAD_WAITS = 'lead:waits'
