/// How boards are drawn.
#[derive(Debug, Default, Clone, clap::Args)]
pub(crate) struct Drawing {
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Draw the board with Black below
    #[arg(long)]
    pub(crate) flip: bool,
}
