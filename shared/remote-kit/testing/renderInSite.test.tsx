import { screen } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { renderInSite } from './renderInSite.tsx'

const Part = () => (
  <>
    <p>{useLocation().pathname}</p>
    <Link to="/loja/vasos">Vasos</Link>
  </>
)

it('renders what uses the router at a path, and takes its links there', async () => {
  const { user } = renderInSite(
    <Routes>
      <Route path="/loja" element={<Part />} />
      <Route path="/loja/vasos" element={<h1>Os vasos</h1>} />
    </Routes>,
    { path: '/loja' },
  )
  expect(screen.getByText('/loja')).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Vasos' }))

  expect(screen.getByRole('heading', { name: 'Os vasos' })).toBeVisible()
})
