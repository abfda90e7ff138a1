export { useLocation, useNavigate } from 'react-router-dom'
