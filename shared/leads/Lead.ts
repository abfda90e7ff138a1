/** The seven forms that ask a visitor for something, each with the fields of its contract (specification, sections 3 and 7). */
export type Lead =
  | { kind: 'ebook'; nome: string; email: string; telefone: ''; mensagem: 'Download E-book via botão' }
  | { kind: 'quiz'; name: string; email: string; phone: string; company: string; score: number }
  | { kind: 'blog-ebook'; name: string; phone: string; email: string }
  | { kind: 'newsletter'; email: string }
  | { kind: 'whatsapp'; name: string; email: string; phone: string }
  | { kind: 'contact'; name: string; email: string; phone: string; message: string }
  | { kind: 'demonstration'; name: string; company: string; phone: string; email: string; segment: string }
