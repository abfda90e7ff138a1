export function listenToWhatsAppLinks(_heard: (text: string) => void) {}
