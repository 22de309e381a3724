//! haproxy, the load balancer in front of the nodes. haproxy sends each call to the node that the call's
//! `cluster` names, or else to the next node that is ready.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::Path;

use tokio::process::Command;

use crate::AnyError;
use crate::harness::call::NODE;
use crate::harness::process::{Process, find_program, open_log};

/// The configuration for operators. The benchmark replaces the addresses in it.
const CONFIGURATION: &str = include_str!("../../../service/deploy/haproxy.cfg");

/// The addresses of a node: for callers, and for the balancer's health checks.
pub(super) type Addresses = [SocketAddr; 2];

/// Starts haproxy. Its configuration and its log are in `folder`.
pub(super) fn balancer(address: SocketAddr, nodes: &[Addresses], folder: &Path) -> Result<Process, AnyError> {
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, configuration(address, nodes))?;
    let mut command = Command::new(find_program("haproxy")?);
    let log = open_log(folder, "haproxy")?;
    command.arg("-db").arg("-f").arg(&file).stdout(log.try_clone()?).stderr(log);
    Process::start(&mut command, None)
}

/// Returns the configuration with the benchmark's addresses, and with a header that names the node of each response.
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
    fn health_checks_use_the_admin_addresses() {
        let at = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let text = configuration(at(1), &[[at(2), at(3)], [at(4), at(5)]]);
        let places = |word| -> Vec<_> {
            text.lines().map(str::trim).filter(|line: &&str| line.starts_with(word)).collect()
        };
        assert_eq!(places("bind "), ["bind 127.0.0.1:1"]);
        assert_eq!(places("server "), ["server node1 127.0.0.1:2 port 3", "server node2 127.0.0.1:4 port 5"]);
    }
}
