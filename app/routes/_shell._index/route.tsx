export default function HomeRoute() {
  return <main>Home</main>;
}
