/** A sail on the horizon. Decorative: the name stands beside it. */
export function Logo() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15" fill="#0b5c73" />
      <circle cx="22" cy="12.5" r="4" fill="#f5b841" />
      <path d="M14.6 5.5C9.6 11 7.4 15.300 7 20h7.600z" fill="#fffdf8" />
      <path d="M16 9c3 3.600 4.300 7 4.500 11H16z" fill="#cfe8ef" />
      <path d="M1.600 20.500h28.800A15 15 0 0 1 1.600 20.500z" fill="#12283a" />
      <path d="M8 24.200h16M11.500 27h9" stroke="#cfe8ef" strokeWidth="1.200" strokeLinecap="round" />
    </svg>
  );
}
