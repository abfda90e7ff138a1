export function WhatsAppFlow() { return null }
