/** What name and e-mail are used for, as the privacy notice says it. */
export const EBOOK_PURPOSE = 'para enviar o e-book e dicas para o seu negócio'
