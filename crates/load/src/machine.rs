//! What the machine lends: cores, open files, and what it says about a process.

#[cfg(not(target_os = "linux"))]
pub(crate) use elsewhere::{Cores, allow_open_files, cpu_seconds, resident_kib};
#[cfg(target_os = "linux")]
pub(crate) use linux::{Cores, allow_open_files, cpu_seconds, resident_kib};

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;

    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

    /// One core for the server, the others for those who play.
    pub(crate) struct Cores {
        server: CpuSet,
        rest: CpuSet,
    }

    impl Cores {
        /// None where there is only one core, or we may not choose.
        pub(crate) fn share() -> Option<Self> {
            let all = sched_getaffinity(None).ok()?;
            let first = (0..CpuSet::MAX_CPU).find(|core| all.is_set(*core))?;
            let (mut server, mut rest) = (CpuSet::new(), all);
            server.set(first);
            rest.unset(first);
            if rest.count() == 0 {
                return None;
            }
            sched_setaffinity(None, &rest).ok()?;
            Some(Cores { server, rest })
        }

        /// Starts a process on the server's core: it inherits the core of the thread that starts it.
        pub(crate) fn on_server<T>(&self, start: impl FnOnce() -> T) -> T {
            // If it is not allowed the figures are those of a shared core, and nothing breaks.
            let _ = sched_setaffinity(None, &self.server);
            let started = start();
            let _ = sched_setaffinity(None, &self.rest);
            started
        }
    }

    /// Raises how many files may be open, here and in processes started from here.
    ///
    /// # Errors
    /// Says how many may be open when that is too few.
    pub(crate) fn allow_open_files(wanted: u64) -> Result<(), u64> {
        let now = getrlimit(Resource::Nofile);
        if now.current.is_none_or(|current| current >= wanted) {
            return Ok(());
        }
        let maximum = now.maximum.map(|maximum| maximum.max(wanted));
        // Only root may raise the maximum; up to it, everyone may.
        let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum })
            .or_else(|_| setrlimit(Resource::Nofile, Rlimit { current: now.maximum, ..now }));
        let current = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        if raised.is_ok() && current >= wanted { Ok(()) } else { Err(current) }
    }

    /// How much processor time a process has used, all threads together.
    pub(crate) fn cpu_seconds(process: u32) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name in brackets may hold anything; what follows it is numbers.
        let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        Some((ticks()? + ticks()?) as f64 / rustix::param::clock_ticks_per_second() as f64)
    }

    /// How much memory a process holds.
    pub(crate) fn resident_kib(process: u32) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_ascii_whitespace().next()?.parse().ok()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_process_has_used_time_and_holds_memory() {
            assert!(cpu_seconds(std::process::id()).is_some());
            assert!(resident_kib(std::process::id()).is_some_and(|kib| kib > 100));
            assert_eq!(cpu_seconds(u32::MAX), None);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod elsewhere {
    /// Cores are not shared out here: server and players take what they get.
    pub(crate) struct Cores;

    impl Cores {
        pub(crate) fn share() -> Option<Self> {
            None
        }

        pub(crate) fn on_server<T>(&self, start: impl FnOnce() -> T) -> T {
            start()
        }
    }

    /// The system says itself when there are too many.
    pub(crate) fn allow_open_files(_wanted: u64) -> Result<(), u64> {
        Ok(())
    }

    pub(crate) fn cpu_seconds(_process: u32) -> Option<f64> {
        None
    }

    pub(crate) fn resident_kib(_process: u32) -> Option<u64> {
        None
    }
}
