export { useDispatch } from 'react-redux'
