export function Footer() { return <footer>rodapé</footer> }
