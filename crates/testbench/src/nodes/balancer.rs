//! haproxy in front of the nodes: each call goes to the next one that is ready, whoever made it.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::Path;

use tokio::process::Command;

use crate::AnyError;
use crate::harness::call::NODE;
use crate::harness::process::{Process, found, logged};

/// The configuration that operators get. Where it listens and what it balances is elsewhere here.
const CONFIGURATION: &str = include_str!("../../../service/deploy/haproxy.cfg");

/// The addresses of a node: for callers, and for the balancer's checks.
pub(super) type Addresses = [SocketAddr; 2];

/// Starts haproxy. With a folder for its configuration and its log.
pub(super) fn balancer(address: SocketAddr, nodes: &[Addresses], folder: &Path) -> Result<Process, AnyError> {
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, configuration(address, nodes))?;
    let mut command = Command::new(found("haproxy")?);
    let log = logged(folder, "haproxy")?;
    command.arg("-db").arg("-f").arg(&file).stdout(log.try_clone()?).stderr(log);
    Process::start(&mut command, None)
}

/// The configuration with other places, and with the name of the node in its answers.
fn configuration(address: SocketAddr, nodes: &[Addresses]) -> String {
    let mut nodes = Some(nodes);
    let mut text = String::new();
    // Writing to a string can't fail.
    for line in CONFIGURATION.lines() {
        let _ = match line.trim_start() {
            bind if bind.starts_with("bind ") => {
                writeln!(text, "    bind {address}\n    http-response set-header {NODE} %s")
            }
            server if server.starts_with("server ") => {
                nodes.take().into_iter().flatten().enumerate().try_for_each(|(number, [node, admin])| {
                    writeln!(text, "    server {} {node} port {}", name(number), admin.port())
                })
            }
            _ => writeln!(text, "{line}"),
        };
    }
    text
}

/// Returns the balancer's name for a node.
pub(super) fn name(number: usize) -> String {
    format!("node{}", number + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_node_is_checked_where_it_tells_whether_it_is_ready() {
        let at = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let text = configuration(at(1), &[[at(2), at(3)], [at(4), at(5)]]);
        let places = |word| -> Vec<_> {
            text.lines().map(str::trim).filter(|line: &&str| line.starts_with(word)).collect()
        };
        assert_eq!(places("bind "), ["bind 127.0.0.1:1"]);
        assert_eq!(places("server "), ["server node1 127.0.0.1:2 port 3", "server node2 127.0.0.1:4 port 5"]);
    }
}
