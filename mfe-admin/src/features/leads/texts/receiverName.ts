/** What people call the receivers that the site has by itself; others have the names that the configuration gives them. */
const names: Readonly<Record<string, string>> = {
  email: 'e-mail da equipe',
  celulares: 'celulares da equipe',
  visitor: 'e-mail com o material',
  confirmation: 'e-mail de confirmação',
}

export const receiverName = (name: string): string => names[name] ?? name
