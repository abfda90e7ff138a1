import { categories } from '../features/posts/categories.ts'
import type { Post } from '../features/posts/Post.ts'

/** Posts for tests and benchmarks, newest first, spread over the categories; every tenth is featured. */
export function generatedPosts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const category = categories[index % categories.length] ?? categories[0]
    const day = new Date(Date.UTC(2025, 0, 31 - index)).toISOString().slice(0, 10)
    return {
      id,
      title: `Artigo gerado ${id}`,
      slug: `artigo-gerado-${id}`,
      excerpt: `Resumo do artigo gerado de número ${id}.`,
      category: category.name,
      tags: [`Etiqueta ${id}`, 'Vendas'],
      author: 'Equipe de Conteúdo',
      date: day,
      isoDate: day,
      lastChanged: day,
      readTime: '5 min de leitura',
      featured: id % 10 === 2,
      seoTitle: `Artigo gerado ${id} para buscas`,
      seoDescription: `Descrição do artigo gerado ${id}.`,
      content: `<h2 id="parte">Parte</h2><p>Texto do artigo gerado ${id}.</p>`,
      contents: [{ id: 'parte', text: 'Parte', level: 2 }],
      words: 1000,
      cover: {
        alt: `Desenho ${id}`,
        width: 960,
        height: 540,
        src: `/covers/${id}-960.jpg`,
        sources: [
          { type: 'image/avif', srcSet: `/covers/${id}-480.avif 480w, /covers/${id}-960.avif 960w` },
          { type: 'image/webp', srcSet: `/covers/${id}-480.webp 480w, /covers/${id}-960.webp 960w` },
        ],
        social: { src: `/covers/${id}-social.jpg`, width: 1200, height: 630, type: 'image/jpeg' },
      },
    }
  })
}
