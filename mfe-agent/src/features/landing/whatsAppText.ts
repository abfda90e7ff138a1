/** What a visitor of this page begins the conversation with. */
export const whatsAppText = 'Olá! Sou [NOME], da empresa [EMPRESA]. Quero um orçamento do agente de IA para WhatsApp.'
