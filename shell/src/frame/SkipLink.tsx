export function SkipLink() { return <a href="#conteudo">Ir para o conteúdo</a> }
