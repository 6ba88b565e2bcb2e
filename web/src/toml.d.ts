// Read by plugins/toml.ts; whoever imports one knows what is in it.
declare module "*.toml" {
  const content: unknown;
  export default content;
}
